import DepModel
import DepSyntax

/// The container that an initializer makes of the one which it takes, and that a property keeps:
/// `assembler = Assembler([ScreenAssembly()], parent: parent)`.
struct MadeContainer {
  /// The expression that makes it.
  let text: String
  private let source: ParsedSource
  private let target: Range<Int>
  private let value: Range<Int>

  /// Nil unless the first statement of the initializer puts the container into the property.
  init?(_ read: PropertyReads.Read, in site: InitializerSite) {
    guard read.isInInitializer, read.source.file == site.source.file,
      let assignment = ContainerRead.firstAssignment(to: read.name, in: read.source),
      site.node.inner.contains(read.name.lowerBound)
    else { return nil }
    source = read.source
    target = assignment.target
    value = assignment.value
    text = read.source.text(value)
  }

  /// The words of the expression.
  var names: Set<String> {
    Set(text.identifiers.map(String.init))
  }

  func contains(_ range: Range<Int>, in source: ParsedSource) -> Bool {
    source.file == self.source.file && value.contains(range.lowerBound)
  }

  /// The statement, where the initializer has the dependencies already.
  func replacements(in site: InitializerSite) -> [HandedContainerIntent.Replacement] {
    [
      .init(source: source, range: target, text: "self.dependencies"),
      .init(source: source, range: value, text: "dependencies"),
    ]
  }
}
