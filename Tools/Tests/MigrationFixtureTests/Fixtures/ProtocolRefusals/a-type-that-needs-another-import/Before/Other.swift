import Foundation
extension PintailAPI {
  func a() -> URL? { nil }
}
