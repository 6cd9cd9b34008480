/// What the file of an Xcode project tells of its targets.
///
/// Only the plain case is read: targets whose modules have the name of the target. The format has
/// no documentation; what is not found counts as unknown.
package struct XcodeTargets: Hashable, Sendable {
  /// The names of targets that are those of their modules.
  package private(set) var modules: Set<String> = []
  /// The names of all targets.
  package private(set) var names: Set<String> = []
  /// The names that the settings write for products or modules.
  package private(set) var products: Set<String> = []
  /// The names of files that several targets compile, in each of which the module has another name.
  package private(set) var sharedFiles: Set<String> = []
  /// The names of files that some target compiles.
  private var compiledFiles: Set<String> = []
  /// Whether a target compiles all files of a folder, and lists none.
  private var hasFolders = false

  /// What the build configurations say that name a version or an actor.
  private var configurations: [XcodeConfigurations.Settings] = []

  package init() {}

  /// Whether each configuration says that its declarations are on the main actor where they say
  /// nothing else.
  package var isOnMainActor: Bool {
    !configurations.isEmpty
      && configurations.allSatisfy { $0.version != nil && $0.actor == "MainActor" }
  }

  /// Whether each configuration is in Swift 6 mode, and the actor of all declarations is known.
  package var isSettled: Bool {
    return !configurations.isEmpty
      && configurations.allSatisfy { $0.version?.hasPrefix("6") == true }
      && (isOnMainActor || !configurations.contains { $0.actor == "MainActor" })
  }

  /// Whether each configuration that says it is in a mode before Swift 6, and some does.
  package var isBeforeSwift6: Bool {
    let versions = configurations.compactMap(\.version)
    return !versions.isEmpty
      && versions.allSatisfy { $0.hasPrefix("3") || $0.hasPrefix("4") || $0.hasPrefix("5") }
  }

  /// Reads the text of a `project.pbxproj`.
  package init(_ text: String) {
    var builds: [String: Int] = [:]
    var names: Set<String> = []
    var isPlain = true
    var isTarget = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains("isa = PBXNativeTarget;") { isTarget = true }
      if line.hasSuffix("};") { isTarget = false }
      if isTarget, let name = Self.value(of: "name", in: line) { names.insert(name) }
      let written = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy
        .compactMap { Self.value(of: $0, in: line) }.first
      if let written, written != "$(TARGET_NAME)" {
        isPlain = false
        // Xcode writes what no identifier may have as a low line.
        let name = String(written.map { Self.isIdentifier("a\($0)") ? $0 : "_" })
        if !written.contains("$"), Self.isIdentifier(name) { products.insert(name) }
      }
      if line.contains(" in Sources */ = {isa = PBXBuildFile;"), let name = Self.file(in: line) {
        builds[name, default: 0] += 1
      }
    }
    configurations = XcodeConfigurations(text).settings
    self.names = names
    if isPlain { modules = names.filter(Self.isIdentifier) }
    sharedFiles = Set(builds.filter { $0.value > 1 }.keys)
    compiledFiles = Set(builds.keys)
    files = Self.files(ofTargetsIn: text)
    hasFolders = text.contains("isa = PBXFileSystemSynchronizedRootGroup;")
  }

  /// Those of the files, by path, that no target compiles; none where so many are that another
  /// project has to compile them.
  package func uncompiled(_ paths: [String]) -> Set<String> {
    guard !hasFolders, !compiledFiles.isEmpty else { return [] }
    let left = paths.filter { !compiledFiles.contains(PathText.name($0)) }
    guard left.count * Self.fewest < paths.count else { return [] }
    // What stands apart, another project may compile: that of a package manager makes one anew.
    let folders = Set(
      Set(paths).subtracting(left).flatMap { path in
        [PathText.parent(path), PathText.parent(path).flatMap(PathText.parent)]
      }.compactMap(\.self))
    return Set(
      left.filter { path in
        let folder = PathText.parent(path)
        return [folder, folder.flatMap(PathText.parent)].compactMap(\.self)
          .contains { !$0.isEmpty && folders.contains($0) }
      })
  }

  /// One in so many files may have been forgotten.
  private static let fewest = 10

  /// The names of the files that each target compiles.
  package private(set) var files: [String: Set<String>] = [:]

  /// Reads `files = (…)` of the phases, which targets list under `buildPhases`.
  private static func files(ofTargetsIn text: String) -> [String: Set<String>] {
    var phases: [String: Set<String>] = [:]
    var targets: [(name: String, phases: [String])] = []
    var object = ""
    var list = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      if line.hasSuffix("= {"), let id = words.first { object = String(id) }
      if line.hasSuffix("= ("), let key = words.first { list = String(key) }
      if line.hasSuffix(");") { list = "" }
      if line.contains("isa = PBXNativeTarget;") { targets.append(("", [])) }
      if let name = value(of: "name", in: line), targets.last?.name.isEmpty == true {
        targets[targets.count - 1].name = name
      }
      if list == "files", line.contains(" in Sources */"), let name = file(in: line) {
        phases[object, default: []].insert(name)
      }
      if list == "buildPhases", let id = words.first, !targets.isEmpty {
        targets[targets.count - 1].phases.append(String(id))
      }
    }
    return targets.reduce(into: [:]) { files, target in
      files[target.name, default: []].formUnion(target.phases.flatMap { phases[$0] ?? [] })
    }
  }

  package mutating func formUnion(_ other: XcodeTargets) {
    modules.formUnion(other.modules)
    names.formUnion(other.names)
    products.formUnion(other.products)
    sharedFiles.formUnion(other.sharedFiles)
    compiledFiles.formUnion(other.compiledFiles)
    hasFolders = hasFolders || other.hasFolders
    files.merge(other.files) { $0.union($1) }
    configurations += other.configurations
  }

  /// `Shop` for the line `name = Shop;`.
  private static func value(of key: String, in line: Substring) -> String? {
    let text = line.drop { $0 == "\t" || $0 == " " }
    guard text.hasPrefix(key + " = "), text.hasSuffix(";") else { return nil }
    return text.dropFirst(key.count + 3).dropLast().filter { $0 != "\"" }
  }

  /// `Desk.swift` of `AB12 /* Desk.swift in Sources */ = {isa = PBXBuildFile; …`.
  private static func file(in line: Substring) -> String? {
    guard let start = line.range(of: "/* "), let end = line.range(of: " in Sources */") else {
      return nil
    }
    return start.upperBound < end.lowerBound ? String(line[start.upperBound..<end.lowerBound]) : nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Substring {
  /// Where a text stands first; the standard library has this only with Foundation.
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
