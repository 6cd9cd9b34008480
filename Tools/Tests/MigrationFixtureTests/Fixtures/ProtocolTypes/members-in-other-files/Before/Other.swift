import Foundation
extension HarrierAPI {
  func a() -> URL? { nil }
}
