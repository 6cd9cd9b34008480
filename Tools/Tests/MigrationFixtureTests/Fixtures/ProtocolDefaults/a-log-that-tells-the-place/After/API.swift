enum RookLevel { case info, debug }

protocol RookAPIProtocol: Sendable {
  func log(_ message: @autoclosure () -> String, level: RookLevel, file: String, line: Int)
}

extension RookAPIProtocol {
  func log(_ message: @autoclosure () -> String, file: String = #fileID, line: Int = #line) {
    log(message(), level: .info, file: file, line: line)
  }

  func log(
    _ message: @autoclosure () -> String,
    level: RookLevel,
    file: String = #fileID,
    line: Int = #line
  ) {
    log(message(), level: level, file: file, line: line)
  }
}

final class RookAPI: Sendable {
  static let shared = RookAPI()
  func log(
    _ message: @autoclosure () -> String, level: RookLevel = .info, file: String = #fileID,
    line: Int = #line
  ) { print(message(), level, file, line > 0) }
}

extension RookAPI: RookAPIProtocol {}
