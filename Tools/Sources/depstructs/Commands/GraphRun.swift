import DepGraph
import DepModel
import DepReporting
import DepSyntax
import DepWiring

/// Draws the graph of a project, or the difference of two.
struct GraphRun: Sendable {
  struct Dependencies: Sendable {
    var projectReader: ProjectReader
    var revisions: RevisionReader
    var files: OutputFiles
    var graphviz: GraphRenderer.Dependencies
    var makeSnapshot: @Sendable () -> SourceSnapshot
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func draw(_ command: GraphCommand) throws {
    guard command.root.isEmpty else { return try drawRoots(command) }
    let snapshot = command.readsContainers ? dependencies.makeSnapshot() : nil
    let project = try dependencies.projectReader.read(command.source, from: snapshot?.fileSystem)
    let graph = try graph(of: project, command, snapshot)
    let text: String
    if let revision = command.diff {
      let before = try dependencies.revisions.read(command.source, revision: revision)
      let difference = try command.slice.difference(
        from: try self.graph(of: before, command), to: graph)
      text = try render(difference, command)
    } else {
      let picture = try command.slice.picture(of: graph)
      text = try GraphRenderer(dependencies: dependencies.graphviz)
        .render(picture, as: command.format ?? .mermaid)
    }
    try dependencies.files.write(text, to: command.destination.output)
  }

  private func drawRoots(_ command: GraphCommand) throws {
    let snapshot = dependencies.makeSnapshot()
    let project = try dependencies.projectReader.read(command.source, from: snapshot.fileSystem)
    let model = try project.model()
    let roots = CompositionRoots(model: model, configured: project.modelOptions.compositionRoots)
    let named = try command.root.flatMap(roots.named)
    let trees = ProjectTrees(scope: ProjectScope(model: model, records: project.records)) {
      try snapshot.read($0)
    }
    let pictures = RootPictures(roots.all() + named, project: trees).of(named)
    let text = try RootPictureRenderer(dependencies: dependencies.graphviz)
      .render(pictures, as: command.format ?? .text)
    try dependencies.files.write(text, to: command.destination.output)
  }

  private func graph(
    of project: Project, _ command: GraphCommand, _ snapshot: SourceSnapshot? = nil
  ) throws -> DependencyGraph {
    var options = GraphOptions()
    options.includesTests = command.includeTests
    let model = try project.model()
    let fetches = snapshot.map { snapshot in
      let scope = ProjectScope(model: model, records: project.records)
      return ContainerRules.fetches(in: ProjectTrees(scope: scope) { try snapshot.read($0) })
    }
    return GraphBuilder(options: options).graph(of: model, fetches: fetches ?? [])
  }

  private func render(_ difference: GraphDiff, _ command: GraphCommand) throws -> String {
    command.format == .json
      ? try GraphJSONRenderer().render(difference) : GraphDiffRenderer().render(difference)
  }
}
