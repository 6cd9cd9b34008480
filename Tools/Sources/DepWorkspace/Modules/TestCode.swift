internal import DepFacts

/// What makes a file test code.
enum TestCode {
  private static let frameworks: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

  static func role(of facts: FileFacts, isTestPath: Bool) -> SourceRecord.Role {
    isTestPath || facts.imports.contains(where: frameworks.contains) ? .test : .source
  }

  /// Whether a folder on the way is for tests by its name.
  static func isTestPath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Specs")
    }
  }
}
