import DepFacts

/// The module of each file, and the modules of the project that the file imports.
struct ImportTable: Sendable {
  /// How far a declaration is from the file that names it.
  enum Distance: Int, Comparable {
    case sameModule, imported, elsewhere

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Header: Hashable {
    var module: String
    var imports: [String]
  }

  let modules: Set<String>
  /// The names that Xcode projects give to modules, of which only the folder is known.
  private let products: Set<String>
  /// What stands for a module of which nothing but the folder is known.
  private let folders: Set<String>
  /// Those that some file of another module imports by their name.
  let imported: Set<String>
  /// For each file an index that it shares with the files of its module that import the same.
  let headerOfFile: [Int]
  private let headers: [Header]
  /// For each module what some file of it imports.
  private let importsOfModule: [String: Set<String>]

  init(_ sources: [SourceRecord], products: Set<String> = [], folders: Set<String> = []) {
    let modules = Set(sources.lazy.map(\.module))
    var headers: [Header] = []
    var indices: [Header: Int] = [:]
    headerOfFile = sources.map { source in
      let header = Header(
        module: source.module, imports: source.facts.imports.filter(modules.contains))
      if let known = indices[header] { return known }
      indices[header] = headers.count
      headers.append(header)
      return headers.count - 1
    }
    self.modules = modules
    self.products = products.subtracting(modules)
    self.folders = folders
    self.headers = headers
    imported = Set(headers.lazy.flatMap { header in header.imports.filter { $0 != header.module } })
    importsOfModule = headers.reduce(into: [:]) { $0[$1.module, default: []].formUnion($1.imports) }
  }

  /// Whether a name in front of a type may be that of a module.
  func mayBeModule(_ name: String) -> Bool { modules.contains(name) || products.contains(name) }

  /// Whether files of another module see what stands in this one: it is a folder of an Xcode
  /// project that no target is named after, and no file imports it.
  func isFolder(_ module: String) -> Bool {
    folders.contains(module) && !imported.contains(module)
  }

  /// Whether a file may name what a module declares.
  ///
  /// Where no file of a module imports the other, they may be folders of one target. Where some do,
  /// the others see it only through a module that may pass it on.
  func isVisible(_ module: String, from file: Int) -> Bool {
    let header = headers[headerOfFile[file]]
    return distance(from: file, to: module) != .elsewhere
      || importsOfModule[header.module]?.contains(module) != true
      || header.imports.contains { importsOfModule[$0]?.contains(module) == true }
  }

  func distance(from file: Int, to module: String) -> Distance {
    let header = headers[headerOfFile[file]]
    if header.module == module { return .sameModule }
    return header.imports.contains(module) ? .imported : .elsewhere
  }

  /// The first of the candidates that are nearest to a file; nil where several modules have one
  /// and the file imports none of them.
  func nearest<Candidate>(
    _ candidates: [Candidate], to file: Int, module: (Candidate) -> String
  ) -> (candidate: Candidate, distance: Distance)? {
    var best: (candidate: Candidate, distance: Distance)?
    var isAmbiguous = false
    for candidate in candidates {
      let distance = distance(from: file, to: module(candidate))
      if distance == .sameModule { return (candidate, distance) }
      if let known = best, known.distance <= distance {
        isAmbiguous = isAmbiguous || module(known.candidate) != module(candidate)
      } else {
        best = (candidate, distance)
      }
    }
    return best?.distance == .elsewhere && isAmbiguous ? nil : best
  }
}
