import DepFacts
import Synchronization

/// Which modules code may name in front of what they declare: `Shop.loadPrices()`.
struct ModuleQualifier {
  let resolver: NameResolver
  let sources: [SourceRecord]
  /// The modules of which a folder alone tells the name.
  let unsettled: Set<String>
  /// Those that another build may call otherwise.
  let otherwise: Set<String>
  /// The targets of Xcode projects whose modules have their name.
  let ofXcode: Set<String>
  /// The names of files that several targets compile.
  let sharedFiles: Set<String>
  let sdk: SDKKnowledge

  init(resolver: NameResolver, options: ModelOptions, sdk: SDKKnowledge) {
    self.resolver = resolver
    sources = resolver.sources
    unsettled = options.unsettledModules
    otherwise = options.modulesOfOtherNames
    ofXcode = options.modulesOfXcode
    sharedFiles = options.filesOfSeveralTargets
    self.sdk = sdk
  }

  init(resolver: NameResolver, model: ProjectModel) {
    self.resolver = resolver
    sources = resolver.sources
    unsettled = model.unsettledModules
    otherwise = model.modulesOfOtherNames
    ofXcode = model.modulesOfXcode
    sharedFiles = model.filesOfSeveralTargets
    sdk = model.sdk
  }

  /// A manifest, a project or an import has to tell the name, no type may have it, and the file
  /// that names the module must not be compiled as a part of another one too.
  func mayName(_ module: String, in file: Int) -> Bool {
    // Code cannot name a folder in front of what it holds.
    let isKnown =
      !otherwise.contains(module) && !resolver.imports.isFolder(module)
      && (resolver.imports.imported.contains(module) || ofXcode.contains(module)
        || !unsettled.contains(module))
    return isKnown && !sharedFiles.contains(Self.name(of: sources[file].path))
      && !resolver.isTypeOrAlias(module)
      && ![.standardTypes, .foundationTypes, .mainActorTypes].contains {
        sdk.lists(module, in: $0)
      }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension ProjectScope {
  /// Whether code of a file may name a module in front of what the module declares at file level.
  package func mayName(module: String, in file: Int) -> Bool {
    resolver.withLock { ModuleQualifier(resolver: $0, model: model).mayName(module, in: file) }
  }
}
