import DepFacts
import DepModel
import DepSyntax

/// Completes composition roots: the values in it change with each decision.
///
/// The rules stand in the order of the guide: an argument that is there, a default, what is in
/// view, what can be made, an input. The idea of completing a construction in place is MacWire's.
struct Wiring {
  let scope: ProjectScope
  let reader: TypeReader
  let matching: TypeMatching
  let makers: MadeTypes
  let conformers: Conformers
  let modules: VisibleModules
  let lives: LiveValues
  var addsInputs: Bool
  /// Whether the command asks for that.
  let isAskedForInputs: Bool
  /// Whether `live` says which value stands behind a field: for as long as inputs are added.
  let readsLive: Bool
  /// Whether an input of which no `live` is known is one of the innermost root.
  var addsToInnermost = false
  /// The members that stand for registrations of a container.
  let registered: Set<String>
  var states: [RootState]
  /// Each root and those above it, from the innermost.
  var levels: [[Int]] = []
  var problems: [WiringProblem] = []
  /// The roots below that one for which a value is tried, where something asked for it.
  var passedOver: Set<Int> = []
  /// Built where something is missing.
  lazy var membersByName = MembersByName(scope: scope, reader: reader)
  /// Which rule decided about each field that was asked for.
  var decisions: [(asked: String, rule: String)] = []
  /// The types that are being made, from the outermost, with the field that asked for each.
  var open: [(type: Int, asked: Wanted?)] = []
  /// The structs that closures make which are being written, from the outermost.
  var deferred: [Int] = []
  /// Whether the rules are remembered, for an explanation.
  var keepsDecisions = false
  /// What cannot be kept, and was told.
  var failed = Failures()

  /// Roots in which nothing is filled in yet get inputs as if it had been asked for.
  init(_ sites: [RootSite], project: ProjectTrees, addsInputs: Bool, registered: Set<String> = []) {
    scope = project.scope
    self.registered = registered
    reader = TypeReader(scope: scope)
    matching = TypeMatching(scope: scope)
    makers = MadeTypes(scope: scope, reader: reader)
    conformers = Conformers(scope)
    modules = VisibleModules(scope)
    lives = LiveValues(project: project)
    let isFirstRun = sites.allSatisfy { site in
      site.constructions.allSatisfy { $0.typeName == "Self" || $0.arguments.isEmpty }
    }
    self.addsInputs = addsInputs || isFirstRun
    isAskedForInputs = addsInputs
    readsLive = addsInputs || isFirstRun
    states = sites.map { [reader] in RootState($0, reader: reader, registered: registered) }
    findLevels()
  }

  /// The places that make a root.
  private func makers(of root: Int) -> [String] {
    scope.model.constructions.filter { $0.made == states[root].type }.map { construction in
      let place = construction.place
      return "\(scope.records[place.file].path):\(place.position.line):\(place.position.column)"
    }
  }

  mutating func complete() -> WiringPlan {
    // Children first would write into parents that were not read: parents come first.
    let order = states.indices.sorted {
      (levels[$0].count, $0) < (levels[$1].count, $1)
    }
    for root in order {
      checkActors(ofMembersOf: root)
      for site in states[root].site.madeObjects { complete(site, in: root) }
    }
    for root in order {
      for site in states[root].site.constructions where site.typeName == "Self" {
        completeInputs(at: site, in: root)
      }
      addImports(to: root)
      if !states[root].intent.inputs.isEmpty { states[root].intent.makers = makers(of: root) }
    }
    return WiringPlan(
      roots: states.map(\.intent), problems: WiringProblems.joined(problems))
  }
}
