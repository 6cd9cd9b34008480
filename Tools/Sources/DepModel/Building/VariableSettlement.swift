import DepFacts

/// Keeps the uses of variables that are state, and drops those of variables that nobody assigns.
///
/// A `static var` that is never assigned after its declaration is a constant in all but keyword;
/// a variable outside of every type counts always, as its place alone makes it everybody's.
enum VariableSettlement {
  static func settle(_ harvest: inout Harvest) {
    let assigned = Set(
      harvest.variables.lazy.filter { $0.assigns || $0.dependency.role != .read }
        .map(\.reference))
    for variable in harvest.variables {
      let isGlobal = variable.dependency.target.name.contains(".") == false
      guard isGlobal || assigned.contains(variable.reference) else { continue }
      harvest.add(variable.dependency, variable.verdict)
    }
    harvest.variables = []
  }
}
