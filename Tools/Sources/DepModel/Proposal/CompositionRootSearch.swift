import DepFacts

/// Finds types and folders of the project that put the program together.
struct CompositionRootSearch {
  let index: ProposalIndex
  let thresholds: ConfigurationProposal.Thresholds
  let sdk: SDKKnowledge

  func run() -> [ConfigurationProposal.Note] {
    let folders = folders()
    return types() + folders
  }

  private func types() -> [ConfigurationProposal.Note] {
    index.reached.keys.sorted().compactMap { type in
      guard looksLikeRoot(type) else { return nil }
      let made = made(in: index.reached[type] ?? [], except: type)
      guard made.count >= thresholds.made else { return nil }
      return ConfigurationProposal.Note(
        key: "compositionRoots", name: type, reason: "creates objects of \(made.count) classes")
    }
  }

  private func folders() -> [ConfigurationProposal.Note] {
    var made: [String: Set<String>] = [:]
    for (path, chains) in index.reachedByFile {
      guard let folder = rootFolder(of: path) else { continue }
      made[folder, default: []].formUnion(self.made(in: chains, except: nil))
    }
    return made.keys.sorted().compactMap { folder in
      guard let classes = made[folder], classes.count >= thresholds.made else { return nil }
      return ConfigurationProposal.Note(
        key: "compositionRoots", name: folder,
        reason: "is a folder whose files create objects of \(classes.count) classes")
    }
  }

  /// The classes of the project that chains make objects of.
  private func made(in chains: [[String]], except type: String?) -> Set<String> {
    var made: Set<String> = []
    for chain in chains {
      guard let name = madeType(chain), name != type else { continue }
      if index.kinds[name] == .class || index.kinds[name] == .actor { made.insert(name) }
    }
    return made
  }

  /// `API` for `API(session:)`, `API.init(session:)` and `Net.API()`.
  private func madeType(_ chain: [String]) -> String? {
    guard let call = chain.firstIndex(where: { $0.hasSuffix(")") }) else { return nil }
    var names = chain[...call].map(\.baseName)
    if names.last == "init" { names.removeLast() }
    return names.allSatisfy { $0.first?.isUppercase == true }
      ? names.joined(separator: ".") : nil
  }

  private func looksLikeRoot(_ type: String) -> Bool {
    let isKnown = index.attributes[type]?.isDisjoint(with: sdk.names(in: .rootAttributes)) == false
    if isKnown || sdk.lists(type, in: .rootTypes) { return false }
    let parents = index.inherited[type] ?? []
    if !parents.isDisjoint(with: sdk.names(in: .rootProtocols)) { return false }
    let name = type.lastName
    return Self.endings.contains(where: name.hasSuffix)
      || !parents.isDisjoint(with: sdk.names(in: .sceneProtocols))
  }

  private func rootFolder(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    guard let index = parts.firstIndex(where: { Self.folders.contains(String($0)) }) else {
      return nil
    }
    return parts[...index].joined(separator: "/")
  }

  private static let endings = [
    "Assembler", "Assembly", "Bootstrap", "Bootstrapper", "CompositionRoot", "Composer",
    "DIContainer", "DependencyContainer", "DependencyProvider", "Module", "Registrar",
    "Registration", "Registrations", "Wiring",
  ]
  private static let folders: Set = [
    "Assemblies", "Assembly", "Composition", "CompositionRoot", "DI", "DependencyInjection",
    "Injection", "Wiring",
  ]
}
