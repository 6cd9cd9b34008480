final class CorncrakeSettings: @unchecked Sendable { var on = false }

protocol CorncrakeAPIProtocol: Sendable {
  var settings: CorncrakeSettings { get }
}

final class CorncrakeAPI: @unchecked Sendable {
  static let shared = CorncrakeAPI()
  private(set) var settings = CorncrakeSettings()
}

extension CorncrakeAPI: CorncrakeAPIProtocol {}
