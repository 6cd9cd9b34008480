package import DepFacts

/// Joins the facts of all files into the model of the project.
package struct ModelBuilder {
  private let options: ModelOptions
  private let catalogue: Catalogue
  private let sdk: SDKKnowledge
  private let outside: OutsideTypes
  private let parallel: ParallelWork

  /// - Throws: ``CatalogueError`` for an entry of the options that cannot be used.
  package init(
    options: ModelOptions = ModelOptions(), parallel: ParallelWork = .sequential
  ) throws {
    self.options = options
    self.parallel = parallel
    catalogue = try Catalogue(decoding: options.catalogue)
    sdk = try SDKKnowledge(adding: options.sdk)
    outside = try OutsideTypes(catalogue: catalogue, sdk: sdk)
  }

  /// Builds the model; equal records give equal models in whatever order they come.
  package func build(_ records: [SourceRecord]) -> ProjectModel {
    let tables = DeclarationTables(
      records, products: options.productsOfXcode, folders: options.foldersOfXcode)
    let sources = tables.sources
    let resolver = NameResolver(tables)
    var locators = LocatorNames(options, catalogue, sdk)
    locators.addBareFunctions(of: sources)
    let statics = StaticClassifier(
      sources: sources, resolver: resolver, catalogue: catalogue, sdk: sdk)
    var singletons = SingletonTable(sources: sources, resolver: resolver, statics: statics)
    singletons.markLocators(named: locators.types, types: tables.types)
    let roles = TypeRoles(sources: sources, types: tables.types, options: options, sdk: sdk)
    let nodes = EffectNodes(tables, loggers: Loggers(sdk))
    let reading = ProjectReading(
      tables: tables, singletons: singletons, roles: roles, locators: locators,
      catalogue: catalogue, sdk: sdk, options: options, nodes: nodes, outside: outside)
    var resolved = reading.resolvedUses(parallel)
    var declarations = EffectDeclarations(
      tables: tables, resolver: resolver, nodes: nodes, outside: outside, singletons: singletons,
      sdk: sdk)
    resolved.flow.append(declarations.read())
    var model = ModelAssembly(
      sources: sources, resolver: resolver, singletons: singletons, roles: roles, sdk: sdk,
      nodes: nodes,
      counting: CountingPolicy(
        sources: sources, types: tables.types, roles: roles, statics: statics, sdk: sdk),
      options: options
    ).model(from: resolved)
    model.tables = tables
    model.sdk = sdk
    model.counted = options.counted
    model.mainActorModules = options.mainActorModules
    model.olderModules = options.olderModules
    model.unsettledModules = options.unsettledModules
    model.modulesOfOtherNames = options.modulesOfOtherNames
    model.modulesOfXcode = options.modulesOfXcode
    model.filesOfSeveralTargets = options.filesOfSeveralTargets
    model.uncompiledFiles = options.uncompiledFiles
    model.innerModules = options.innerModules.union(
      Programs.modules(sources, sdk).subtracting(options.packageModules))
    model.libraryModules = Library.modules(sources).union(options.libraryModules)
    return model
  }
}
