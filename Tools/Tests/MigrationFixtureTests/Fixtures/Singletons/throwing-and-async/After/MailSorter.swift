import Foundation

struct UnknownPostcode: Error {}

protocol PostcodeServiceProtocol: Sendable {
  func town(_ code: String) async throws -> String
  func check(_ code: String) throws(UnknownPostcode) -> Bool
}

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

extension PostcodeService: PostcodeServiceProtocol {}

final class MailSorter {
  struct Dependencies {
    var postcodeService: any PostcodeServiceProtocol

    static var defaultDependencies: Self {
      Self(postcodeService: PostcodeService.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sort(_ code: String) async throws -> String {
    guard try dependencies.postcodeService.check(code) else { return "?" }
    return try await dependencies.postcodeService.town(code)
  }
}
