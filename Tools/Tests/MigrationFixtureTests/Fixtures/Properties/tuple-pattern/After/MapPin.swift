import Foundation

protocol SurveyGridProtocol: Sendable {
  func origin() -> (Int, Int)
  func scale() -> Int
}

final class SurveyGrid: Sendable {
  static let shared = SurveyGrid()

  func origin() -> (Int, Int) { (3, 4) }
  func scale() -> Int { 10 }
}

extension SurveyGrid: SurveyGridProtocol {}

final class MapPin {
  struct Dependencies {
    var surveyGrid: any SurveyGridProtocol

    static var defaultDependencies: Self {
      Self(surveyGrid: SurveyGrid.shared)
    }
  }

  private let dependencies: Dependencies

  let (x, y) = SurveyGrid.shared.origin()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() -> String { "\(x * dependencies.surveyGrid.scale())/\(y)" }
}
