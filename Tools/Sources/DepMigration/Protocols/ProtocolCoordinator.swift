import DepFacts
import DepModel
import DepPlan
package import DepSyntax

/// Finds one protocol for each singleton's type, for all types that take it.
package struct ProtocolCoordinator {
  package struct Resolution {
    /// The protocols to write, each with the keys of the types that ask for it.
    package fileprivate(set) var written: [(owners: [String], decision: ExtractionDecision)] = []
    /// Why fields have no protocol in front, a sentence each.
    package fileprivate(set) var notes: [String] = []
  }

  private let project: ProjectTrees
  private let protocols: MigrationOptions.Protocols

  package init(project: ProjectTrees, protocols: MigrationOptions.Protocols) {
    self.project = project
    self.protocols = protocols
  }

  /// Puts protocols in front of the fields.
  package func resolve(_ intents: inout [TypeIntent]) -> Resolution {
    guard protocols != .concrete else {
      var resolution = Resolution()
      resolution.notes = notes(
        on: intents, NoProtocolNotes(scope: project.scope, isConcreteWanted: true))
      return resolution
    }
    noteHiddenMembers(&intents)
    var needed: [Int: Set<RequiredMember>] = [:]
    var owners: [Int: Set<String>] = [:]
    for intent in intents {
      for field in intent.fields.values where field.mayGetProtocol {
        guard let type = field.draft.projectType else { continue }
        needed[type, default: []].formUnion(field.members)
        owners[type, default: []].insert(intent.outcome.key)
      }
    }
    var names: [Int: String] = [:]
    var refusals: [Int: String] = [:]
    var resolution = Resolution()
    for (type, decision) in decisions(needed, changed: changedMethods(in: intents)) {
      switch decision {
      case .existing(let name): names[type] = name
      case .extracted(let new):
        names[type] = new.name
        resolution.written.append((owners: (owners[type] ?? []).sorted(), decision: decision))
      case .extended(let grown):
        names[type] = grown.name
        resolution.written.append((owners: (owners[type] ?? []).sorted(), decision: decision))
      case .concrete(let reason): refusals[type] = reason
      }
    }
    for index in intents.indices {
      let fields = intents[index].fields
      intents[index].fields = named(fields, names)
      let written = Set(names.filter { project.scope.modules(declaring: $0.value).isEmpty }.keys)
      importModules(ofProtocolsFor: written, of: fields, into: &intents[index])
    }
    resolution.notes = notes(on: intents, NoProtocolNotes(scope: project.scope, refusals: refusals))
    return resolution
  }

  /// Code in the file of a type may use its private members, and keeps the type itself for that.
  private func noteHiddenMembers(_ intents: inout [TypeIntent]) {
    for index in intents.indices {
      for (identity, field) in intents[index].fields where field.mayGetProtocol {
        guard let type = field.draft.projectType else { continue }
        let names = Set(field.members.map(\.name.baseName))
        let used = project.scope.members(of: type).filter { names.contains($0.name) }
        let hidden = Dictionary(grouping: used, by: \.name).filter { _, members in
          members.allSatisfy { $0.access.isHidden }
        }
        intents[index].fields[identity]?.hiddenMember = hidden.keys.min()
      }
    }
  }

  /// A file may see a type by an alias of its own module, which stands for no protocol beside it.
  private func importModules(
    ofProtocolsFor types: Set<Int>, of fields: [String: FieldPlan], into intent: inout TypeIntent
  ) {
    let home = intent.home.source
    let modules = fields.values.filter(\.mayGetProtocol).compactMap(\.draft.projectType)
      .filter(types.contains).map { project.model.types[$0].module }
    let missing = Set(modules).subtracting(home.imports)
      .subtracting(intent.imports + [intent.shape.entry.module])
    // What no file imports is a folder of the same target.
    let imported = missing.filter { project.scope.isImported($0, in: intent.shape.entry.module) }
    guard !imported.isEmpty else { return }
    intent.imports = (intent.imports + imported).sorted()
  }

  private func notes(on intents: [TypeIntent], _ empty: NoProtocolNotes) -> [String] {
    var notes = empty
    for intent in intents { notes.add(intent) }
    return notes.sentences
  }

  /// In the order of the types.
  ///
  /// `changed` are the methods of each type that come to take another parameter, so that they meet
  /// no requirement.
  private func decisions(
    _ needed: [Int: Set<RequiredMember>], changed: [Int: Set<String>]
  ) -> [(type: Int, decision: ExtractionDecision)] {
    let extraction = ProtocolExtraction(project: project, protocols: protocols)
    let everywhere = membersUsedAnywhere(of: Set(needed.keys))
    return needed.sorted { $0.key < $1.key }.map { type, own in
      let changed = changed[type] ?? []
      if let method = own.map(\.name.baseName).sorted().first(where: changed.contains) {
        return (type, .concrete("its method '\(method)' takes dependencies"))
      }
      let others = (everywhere[type] ?? []).filter { !changed.contains($0.name.baseName) }
      let ownNames = Set(own.map(\.name))
      // How the type's own places go on depends on what all users ask of the field.
      let members = own.union(others.filter { ownNames.contains($0.name) })
      let wanted = protocols == .extract ? members.union(others) : members
      let decision = extraction.decide(type, members: wanted)
      guard case .concrete = decision, wanted != members else { return (type, decision) }
      return (type, extraction.decide(type, members: members))
    }
  }

  private func changedMethods(in intents: [TypeIntent]) -> [Int: Set<String>] {
    let changed = intents.map { intent in
      let sites = intent.functions.filter { [.parameter, .required].contains($0.form) }.map(\.site)
      return (intent.shape.type, Set(sites.filter { !$0.isStatic }.map(\.name)))
    }
    return Dictionary(changed, uniquingKeysWith: { $0.union($1) }).filter { !$0.value.isEmpty }
  }

  private func named(_ fields: [String: FieldPlan], _ names: [Int: String]) -> [String: FieldPlan] {
    fields.mapValues { field in
      guard field.mayGetProtocol, let type = field.draft.projectType, let name = names[type] else {
        return field
      }
      var field = field
      let isOptional = field.draft.projectTypeText?.hasSuffix("?") == true
      field.type = field.draft.type(of: isOptional ? "(any \(name))?" : "any \(name)")
      return field
    }
  }

  /// What all code of the project asks of the singletons of some types.
  private func membersUsedAnywhere(of types: Set<Int>) -> [Int: Set<RequiredMember>] {
    var members: [Int: Set<RequiredMember>] = [:]
    for dependency in project.model.dependencies {
      guard let index = dependency.target.singleton,
        let type = project.model.singletons[index].valueTypeID, types.contains(type),
        let chain = dependency.chain(in: project.records[dependency.file].facts),
        let name = chain.next
      else { continue }
      let isHidden = project.scope.members(of: type).contains {
        $0.name == name.baseName && $0.access.isHidden
      }
      if isHidden { continue }
      members[type, default: []].insert(
        RequiredMember(
          name: name, isWritten: dependency.role != .read || chain.isMutated(project.scope.sdk),
          tails: chain.tail.isEmpty ? [] : [chain.tail]))
    }
    return members
  }
}

extension FieldPlan {
  /// Whether only members of it are used, so that a protocol may stand in front of its type.
  var mayGetProtocol: Bool {
    !isUsedWhole && !isExisting && !isOfBase && hiddenMember == nil
      && draft.projectTypeText?.contains("any ") == false
      && draft.projectTypeText?.contains("<") == false
  }
}
