import Foundation

struct UnknownPostcode: Error {}

final class PostcodeService: Sendable {
  static let shared = PostcodeService()

  func town(_ code: String) async throws -> String {
    guard code.count == 4 else { throw UnknownPostcode() }
    return "Town \(code)"
  }

  func check(_ code: String) throws(UnknownPostcode) -> Bool {
    if code.isEmpty { throw UnknownPostcode() }
    return true
  }
}

final class MailSorter {
  func sort(_ code: String) async throws -> String {
    guard try PostcodeService.shared.check(code) else { return "?" }
    return try await PostcodeService.shared.town(code)
  }
}
