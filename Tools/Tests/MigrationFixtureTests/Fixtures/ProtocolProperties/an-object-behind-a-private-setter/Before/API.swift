final class CorncrakeSettings: @unchecked Sendable { var on = false }
final class CorncrakeAPI: @unchecked Sendable {
  static let shared = CorncrakeAPI()
  private(set) var settings = CorncrakeSettings()
}
