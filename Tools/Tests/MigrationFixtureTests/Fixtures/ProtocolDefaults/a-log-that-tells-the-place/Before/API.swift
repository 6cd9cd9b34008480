enum RookLevel { case info, debug }
final class RookAPI: Sendable {
  static let shared = RookAPI()
  func log(
    _ message: @autoclosure () -> String, level: RookLevel = .info, file: String = #fileID,
    line: Int = #line
  ) { print(message(), level, file, line > 0) }
}
