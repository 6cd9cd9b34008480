package import DepFacts

/// Says to what module a file belongs, and whether it is test code.
///
/// The module is, in this order: the target of the nearest `Package.swift` whose folder holds the
/// file; what the configuration says; the name after `Sources` or `Tests`; the name before
/// `Sources`, or that of two folders one in the other, where code imports a module of that name, or
/// that of a folder where an Xcode project has such a target too; the folder of the nearest Xcode
/// project, where a top folder holds several; the top folder below the working directory; for files
/// in the working directory itself, its name.
///
/// Test code is what belongs to a test target, stands in a folder called `Tests`, `…Tests` or
/// `…Specs`, or imports a test framework. So a library that only helps tests counts as test code
/// as soon as it imports one. Previews are not tests.
package struct ModuleMap: Sendable {
  /// A module of the configuration.
  package struct Configured: Hashable, Sendable {
    package var name: String
    package var patterns: [PathPattern]
  }

  private let packages: [String: PackageLayout]
  private let configured: [Configured]
  private let workingFolderName: String
  private let imports: Set<String>
  /// The folders whose files a target of their name compiles, in an Xcode project.
  private let targetFolders: Set<String>
  /// The folders of Xcode projects that share a top folder, which would hide that two apps each
  /// declare a type of the same name.
  private let projectFolders: Set<String>
  /// The way from the folder of the configuration to the working directory; empty for none.
  private let configurationPrefix: String

  /// - Parameters:
  ///   - manifests: The paths of manifests with their facts.
  ///   - files: The paths of all files, which say which of the usual folders there are.
  ///   - projects: The paths of the Xcode projects.
  ///   - targets: The names of the files that each target of these projects compiles.
  ///   - imports: The modules that the files import.
  ///   - configured: The modules of the configuration; the first that matches is taken.
  ///   - currentFolder: The working directory, absolute.
  ///   - configurationFolder: The folder that the patterns start from, absolute.
  package init(
    manifests: [(path: String, facts: FileFacts)], files: [String], projects: [String] = [],
    targets: [String: Set<String>] = [:], imports: Set<String> = [], configured: [Configured] = [],
    currentFolder: String, configurationFolder: String? = nil
  ) {
    self.configured = configured
    self.imports = imports
    targetFolders = Self.folders(of: targets, files)
    workingFolderName = PathText.name(currentFolder)
    projectFolders = Self.sharing(Set(projects.compactMap(PathText.parent)))
    configurationPrefix =
      configurationFolder.flatMap {
        PathText.suffix(of: currentFolder, in: $0)
      } ?? ""
    let folders = FolderSet(files: files)
    var packages: [String: PackageLayout] = [:]
    for manifest in manifests.sorted(by: { PathText.precedes($0.path, $1.path) }) {
      let folder = PathText.parent(manifest.path) ?? ""
      if packages[folder] == nil || PathText.name(manifest.path) == "Package.swift" {
        packages[folder] = PackageLayout(
          folder: folder, targets: manifest.facts.targets, existing: folders)
      }
    }
    self.packages = packages
    let projectFolders = Set(projects.map { PathText.parent($0) ?? "" })
    modulesBesideProjects = Set(
      packages.filter { projectFolders.contains($0.key) }.values.flatMap(\.targetNames))
  }

  /// The modules whose declarations are on the main actor where they say nothing else.
  package var mainActorModules: Set<String> { Set(packages.values.flatMap(\.mainActorModules)) }

  /// The modules that are compiled in a mode before Swift 6.
  package var olderModules: Set<String> { Set(packages.values.flatMap(\.olderModules)) }

  /// The modules whose settings a manifest tells.
  package var settledModules: Set<String> { Set(packages.values.flatMap(\.targetNames)) }

  /// The modules of manifests beside an Xcode project, which may build the same files under another
  /// name.
  package let modulesBesideProjects: Set<String>

  /// The modules that are read with all the code that can import them.
  package var innerModules: Set<String> { Set(packages.values.flatMap(\.innerModules)) }

  /// The modules whose targets depend on a product or target of this name.
  package func modules(dependingOn name: String) -> Set<String> {
    Set(packages.values.flatMap { $0.modules(dependingOn: name) })
  }

  /// The module and the role of a file.
  package func placement(
    of path: String, facts: FileFacts
  ) -> (module: String, role: SourceRecord.Role) {
    let (module, isTest) = placement(of: path)
    return (module, TestCode.role(of: facts, isTestPath: isTest))
  }

  /// The module that a file belongs to by its path, whether it exists or not.
  package func module(of path: String) -> String { placement(of: path).module }

  /// What the path alone says.
  private func placement(of path: String) -> (module: String, isTest: Bool) {
    let target = target(of: path)
    let module =
      target?.name ?? configuredModule(of: path) ?? moduleByLayout(path)
      ?? topFolder(of: path)
    return (module, target?.kind == .test || TestCode.isTestPath(path))
  }

  /// The files of the project with their modules; manifests describe it and are left out.
  package func records(_ files: [LoadedFile]) -> [SourceRecord] {
    // Files of a folder belong together, unless the configuration tells them apart by name.
    var known: [String: (module: String, isTest: Bool)] = [:]
    return files.lazy.filter { !$0.file.isManifest }.map { loaded in
      let folder = PathText.parent(loaded.file.path) ?? ""
      let place = known[folder] ?? placement(of: loaded.file.path)
      if configured.isEmpty { known[folder] = place }
      return SourceRecord(
        path: loaded.file.path, module: place.module,
        role: TestCode.role(of: loaded.facts, isTestPath: place.isTest), facts: loaded.facts)
    }
  }

  private func target(of path: String) -> ManifestTargetFact? {
    guard !packages.isEmpty else { return nil }
    var folder: String? = PathText.parent(path) ?? ""
    while let current = folder {
      if let package = packages[current], let target = package.target(of: path) { return target }
      folder = current.isEmpty ? nil : PathText.parent(current) ?? ""
    }
    return nil
  }

  private func configuredModule(of path: String) -> String? {
    guard !configured.isEmpty else { return nil }
    let inside = configurationPrefix.isEmpty ? path : "\(configurationPrefix)/\(path)"
    return configured.first { $0.patterns.contains { $0.covers(inside) } }?.name
  }

  /// The name after the `Sources` or `Tests` of a package.
  ///
  /// The folder counts at the top, where the manifest may not have been read, and beside a
  /// manifest. An app has folders called `Sources` too, and what is in them are no modules.
  private func moduleByLayout(_ path: String) -> String? {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    for names in [PackageLayout.sourceFolders, ["Tests"]] {
      let start = folders.indices.dropLast().last { index in
        names.contains(folders[index])
          && (index == 0 || packages[folders[..<index].joined(separator: "/")] != nil)
      }
      if let start { return folders[start + 1] }
    }
    return importedFolder(folders)
  }

  /// The folders with the name of a target that compiles more than half of what is in them.
  private static func folders(of targets: [String: Set<String>], _ files: [String]) -> Set<String> {
    var counts: [String: (all: Int, compiled: Int)] = [:]
    for path in files {
      let parts = path.split(separator: "/")
      for index in parts.indices.dropLast() {
        guard let names = targets[String(parts[index])], !names.isEmpty else { continue }
        let folder = parts[...index].joined(separator: "/")
        counts[folder, default: (0, 0)].all += 1
        counts[folder]?.compiled += names.contains(PathText.name(path)) ? 1 : 0
      }
    }
    return Set(counts.filter { $0.value.compiled * 2 > $0.value.all }.keys)
  }

  /// The folder that has the name of an imported module, above `Sources` as Tuist lays modules out,
  /// `Modules/Feed/Sources/a.swift`, above another one of its name, as Xcode and CocoaPods do,
  /// `Modules/Feed/Feed/a.swift`, or that of a target: `Modules/Feed/a.swift`.
  private func importedFolder(_ folders: [String]) -> String? {
    folders.indices.last { index in
      guard imports.contains(folders[index]) else { return false }
      let below = index + 1 < folders.count ? folders[index + 1] : nil
      return targetFolders.contains(folders[...index].joined(separator: "/"))
        || below == folders[index]
        || below.map(PackageLayout.sourceFolders.contains) == true
    }.map { folders[$0] }
  }

  /// Those below a top folder that has others below it.
  private static func sharing(_ folders: Set<String>) -> Set<String> {
    let inner = folders.filter { $0.contains("/") && !$0.hasPrefix("..") }
    let byTop = Dictionary(grouping: inner) { $0.prefix { $0 != "/" } }
    return Set(byTop.values.filter { $0.count > 1 }.joined())
  }

  /// The folder of the nearest of these projects.
  private func projectFolder(of path: String) -> String? {
    guard !projectFolders.isEmpty else { return nil }
    var folder = PathText.parent(path)
    while let current = folder {
      if projectFolders.contains(current) { return current }
      folder = PathText.parent(current)
    }
    return nil
  }

  private func topFolder(of path: String) -> String {
    if let project = projectFolder(of: path) { return project }
    let names = path.split(separator: "/").drop { $0 == ".." }
    return names.count > 1 ? String(names[names.startIndex]) : workingFolderName
  }
}
