/// What is no source of the project by its name alone.
enum UsualExclusions {
  private static let folders: [String: String] = [
    ".build": "build folder", "DerivedData": "build folder", ".swiftpm": "build folder",
    "Pods": "vendored", "Carthage": "vendored", "node_modules": "vendored",
    "vendor": "vendored", "Vendor": "vendored", "vendored": "vendored", "Vendored": "vendored",
    "ThirdParty": "vendored", "Third Party": "vendored", "third_party": "vendored",
    "SourcePackages": "vendored", "fastlane": "vendored", "Checkouts": "vendored",
    "checkouts": "vendored",
    "Generated": "generated", "generated": "generated", "GeneratedSources": "generated",
  ]

  /// Why a folder is not read.
  static func reason(forFolder name: String) -> String? {
    if let reason = folders[name] { return reason }
    if name.utf8.first == UInt8(ascii: ".") { return "hidden folder" }
    return folderEndings.first { name.hasSuffix($0.key) }?.value
  }

  private static let folderEndings: [String: String] = [
    ".xcodeproj": "Xcode project", ".docc": "documentation", ".playground": "documentation",
    ".playgroundbook": "documentation", ".xcplaygroundpage": "documentation",
  ]

  /// Why a Swift file is not read.
  static func reason(forFile name: String) -> String? {
    let endings = [".generated.swift", ".pb.swift", ".grpc.swift"]
    return endings.contains(where: name.hasSuffix) ? "generated" : nil
  }

  /// Whether a folder is not even worth a mention.
  static func isSilent(_ name: String) -> Bool {
    [".git", ".hg", ".svn"].contains(name)
  }
}
