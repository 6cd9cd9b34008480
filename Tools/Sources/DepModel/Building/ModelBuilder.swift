package import DepFacts

/// Joins the facts of all files into the model of the project.
package struct ModelBuilder {
  private let options: ModelOptions
  private let catalogue: Catalogue

  /// - Throws: ``CatalogueError`` for an entry of the options that cannot be used.
  package init(options: ModelOptions = ModelOptions()) throws {
    self.options = options
    catalogue = try Catalogue(decoding: options.catalogue)
  }

  /// Builds the model; equal records give equal models in whatever order they come.
  package func build(_ records: [SourceRecord]) -> ProjectModel {
    let sources = records.sorted { $0.path < $1.path }
    let types = TypeTable(sources)
    let members = MemberTable(sources, types: types)
    let resolver = NameResolver(sources: sources, types: types, members: members)
    let statics = StaticClassifier(sources: sources, resolver: resolver, catalogue: catalogue)
    let singletons = SingletonTable(sources: sources, resolver: resolver, statics: statics)
    let locators = LocatorNames(options)
    singletons.markLocators(named: locators.types, types: types)
    let roles = TypeRoles(sources: sources, types: types, options: options)
    let judge = UseJudge(sources: sources, types: types, roles: roles, statics: statics)
    let paths = PathResolver(
      sources: sources, resolver: resolver, statics: statics, singletons: singletons,
      catalogue: catalogue, locators: locators)
    let implicit = ImplicitTypeResolver(
      resolver: resolver, statics: statics, catalogue: catalogue)
    let reader = UseReader(
      sources: sources, types: types, paths: paths, implicit: implicit, singletons: singletons,
      judge: judge, options: options)
    let wrappers = WrapperReader(
      sources: sources, types: types, catalogue: catalogue, locators: locators, judge: judge)
    for file in sources.indices {
      reader.read(file: file)
      wrappers.read(file: file) { reader.add($0, verdict: $1) }
    }
    return ModelAssembly(
      sources: sources, resolver: resolver, singletons: singletons, roles: roles
    ).model(from: reader.harvest)
  }
}
