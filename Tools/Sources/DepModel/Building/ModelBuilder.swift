package import DepFacts

/// Joins the facts of all files into the model of the project.
package struct ModelBuilder {
  private let options: ModelOptions
  private let catalogue: Catalogue
  private let parallel: ParallelWork

  /// - Throws: ``CatalogueError`` for an entry of the options that cannot be used.
  package init(
    options: ModelOptions = ModelOptions(), parallel: ParallelWork = .sequential
  ) throws {
    self.options = options
    self.parallel = parallel
    catalogue = try Catalogue(decoding: options.catalogue)
  }

  /// Builds the model; equal records give equal models in whatever order they come.
  package func build(_ records: [SourceRecord]) -> ProjectModel {
    let sources = records.sorted { $0.path < $1.path }
    let types = TypeTable(sources)
    let members = MemberTable(sources, types: types)
    let aliases = AliasTable(sources, types: types)
    let resolver = NameResolver(
      sources: sources, types: types, members: members, aliases: aliases)
    let locators = LocatorNames(options)
    var singletons = SingletonTable(
      sources: sources, resolver: resolver,
      statics: StaticClassifier(sources: sources, resolver: resolver, catalogue: catalogue))
    singletons.markLocators(named: locators.types, types: types)
    let roles = TypeRoles(sources: sources, types: types, options: options)
    let reading = ProjectReading(
      sources: sources, types: types, members: members, aliases: aliases,
      singletons: singletons, roles: roles, locators: locators, catalogue: catalogue,
      options: options)
    return ModelAssembly(
      sources: sources, resolver: resolver, singletons: singletons, roles: roles
    ).model(from: reading.resolvedUses(parallel))
  }
}
