import Foundation

final class SurveyGrid: Sendable {
  static let shared = SurveyGrid()

  func origin() -> (Int, Int) { (3, 4) }
  func scale() -> Int { 10 }
}

final class MapPin {
  let (x, y) = SurveyGrid.shared.origin()

  func text() -> String { "\(x * SurveyGrid.shared.scale())/\(y)" }
}
