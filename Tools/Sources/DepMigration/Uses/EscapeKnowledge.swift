import DepFacts
package import DepModel
import DepSyntax

/// Which closures are known to run before the call that they are passed to returns.
package struct EscapeKnowledge: Sendable {
  /// For each module and name, whether all closures of the functions seen there do not escape.
  private let project: [String: [String: Bool]]
  private let exported: [String: Bool]
  /// The project's functions that keep an expression and evaluate it later, and the types whose
  /// initializers do.
  private let keepers: Set<String>
  /// The project's types that have the names of views.
  private let types: Set<String>
  /// The project's functions that take a `@Sendable` closure, by module, and those for all.
  private let sending: [String: Set<String>]
  private let exportedSending: Set<String>
  private let sdk: SDKKnowledge
  /// Modules that give the names of the standard library no meaning that the maps above lack.
  private let plainModules: Set<String>

  package init(_ scope: ProjectScope) {
    sdk = scope.sdk
    plainModules = scope.sdk.names(in: .modulesWithStandardNames)
      .union(scope.records.map(\.module))
    var project: [String: [String: Bool]] = [:]
    var exported: [String: Bool] = [:]
    var keepers: Set<String> = []
    var sending: [String: Set<String>] = [:]
    var exportedSending: Set<String> = []
    for record in scope.records {
      for member in record.facts.members
      where member.kind == .function || member.kind == .initializer {
        let keeps = member.parameters.contains {
          $0.type.contains("@autoclosure") && $0.type.contains("@escaping")
        }
        if keeps {
          keepers.insert(member.name)
          if member.kind == .initializer, member.owner >= 0 {
            keepers.insert(record.facts.types[Int(member.owner)].name.lastName)
          }
        }
        if member.parameters.contains(where: { $0.type.contains("@Sendable") }) {
          sending[record.module, default: []].insert(member.name)
          if [.public, .open, .package].contains(member.access) {
            exportedSending.insert(member.name)
          }
        }
        guard member.kind == .function, let stays = Self.staysInside(member) else { continue }
        let known = project[record.module]?[member.name]
        project[record.module, default: [:]][member.name] = stays && known != false
        guard [.public, .open, .package].contains(member.access) else { continue }
        exported[member.name] = stays && exported[member.name] != false
      }
    }
    self.project = project
    self.exported = exported
    self.keepers = keepers
    types = scope.sdk.names(in: .closuresThatAlwaysStay)
      .intersection(scope.model.types.lazy.map(\.name.lastName))
    self.sending = sending
    self.exportedSending = exportedSending
  }

  /// Whether all closures that a function takes stay inside; nil where it takes none.
  private static func staysInside(_ member: MemberFact) -> Bool? {
    let closures = member.parameters.filter { $0.type.contains("->") }
    guard !closures.isEmpty else { return nil }
    return closures.allSatisfy {
      !$0.type.contains("@escaping") && !$0.type.hasSuffix("?") && !$0.type.hasSuffix("!")
    }
  }

  /// Whether a function of this name keeps an expression that it is passed as a closure.
  func keeps(_ name: String) -> Bool {
    keepers.contains(name)
  }

  /// Whether a function of this name may keep what stands in a text that it is passed: the system's
  /// log does.
  func keepsText(_ name: String) -> Bool {
    sdk.lists(name, in: .loggerFunctions)
  }

  /// Whether a closure runs at once and is then gone.
  func staysInside(_ closure: ClosureSite, module: String, imports: [String]) -> Bool {
    if closure.isCalledAtOnce { return true }
    guard let name = closure.receiver else { return false }
    let known = project[module]?[name] ?? exported[name]
    // A `map` of the project says nothing of that of a publisher, which keeps its closure.
    if let known, !known || !sdk.lists(name, in: .closuresThatStay) { return known }
    if closure.isForLazySequence || closure.isForPublisher { return false }
    if sdk.lists(name, in: .closuresThatAlwaysStay) { return !types.contains(name) }
    return sdk.lists(name, in: .closuresThatStay)
      && (closure.isForCollection
        || Set(imports).isSubset(of: plainModules))
  }

  /// Whether the closure runs on the actor of the code around it, although later.
  func staysOnActor(_ closure: ClosureSite) -> Bool {
    closure.receiver.map { sdk.lists($0, in: .closuresOnTheSameActor) } == true
  }

  /// Whether the closure is handed to something that runs it concurrently.
  func isConcurrent(_ closure: ClosureSite, module: String) -> Bool {
    guard let name = closure.receiver else { return false }
    return sdk.lists(name, in: .closuresThatCross) || exportedSending.contains(name)
      || sending[module]?.contains(name) == true
  }
}
