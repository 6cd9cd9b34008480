import DepFacts
import Synchronization

/// Which modules code may name in front of what they declare: `Shop.loadPrices()`.
struct ModuleQualifier {
  let resolver: NameResolver
  /// The modules of which a folder alone tells the name.
  let unsettled: Set<String>
  /// Those that another build may call otherwise.
  let otherwise: Set<String>
  let sdk: SDKKnowledge

  /// A manifest or an import has to tell the name, and no type may have it.
  func mayName(_ module: String) -> Bool {
    guard !otherwise.contains(module) else { return false }
    guard resolver.imports.imported.contains(module) || !unsettled.contains(module) else {
      return false
    }
    return !resolver.isTypeOrAlias(module)
      && ![.standardTypes, .foundationTypes, .mainActorTypes].contains {
        sdk.lists(module, in: $0)
      }
  }
}

extension ProjectScope {
  /// Whether code may name a module in front of what the module declares at file level.
  package func mayName(module: String) -> Bool {
    resolver.withLock {
      ModuleQualifier(
        resolver: $0, unsettled: model.unsettledModules, otherwise: model.modulesOfOtherNames,
        sdk: sdk
      ).mayName(module)
    }
  }
}
