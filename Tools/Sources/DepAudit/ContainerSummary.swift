package import DepFacts

/// What a project registers in one container, and what it fetches from it.
package struct ContainerSummary: Hashable, Sendable {
  package struct Registration: Hashable, Sendable {
    /// The property or the types under which it is fetched.
    package var name: String
    /// How long the object is kept; nil where the sources do not tell.
    package var lifetime: String?
    package var file: String
    package var position: SourcePosition
    /// What fetches it, sorted.
    package var readers: [String]

    package init(
      name: String, lifetime: String?, file: String, position: SourcePosition, readers: [String]
    ) {
      self.name = name
      self.lifetime = lifetime
      self.file = file
      self.position = position
      self.readers = readers
    }
  }

  /// A place that fetches an object.
  package struct Fetch: Hashable, Sendable {
    /// Nil where the code does not say what it fetches.
    package var name: String?
    /// The type around the place; empty at file level.
    package var type: String
    package var file: String
    package var position: SourcePosition

    package init(name: String?, type: String, file: String, position: SourcePosition) {
      self.name = name
      self.type = type
      self.file = file
      self.position = position
    }
  }

  /// A place that the tool cannot read, with what it does not report for it.
  package struct Gap: Hashable, Sendable {
    package var reason: String
    package var file: String
    package var position: SourcePosition

    package init(reason: String, file: String, position: SourcePosition) {
      self.reason = reason
      self.file = file
      self.position = position
    }
  }

  package var name: String
  package var registrations: [Registration]
  package var fetches: [Fetch]
  /// How many registrations nothing fetches; 0 where some code does not say what it fetches.
  package var unreadCount: Int
  /// How many places fetch a type of the project that nothing registers.
  package var missingCount: Int
  /// Why the two counts may be too low; empty where all is read.
  package var gaps: [Gap]

  package init(
    name: String, registrations: [Registration], fetches: [Fetch], unreadCount: Int,
    missingCount: Int, gaps: [Gap] = []
  ) {
    self.name = name
    self.registrations = registrations
    self.fetches = fetches
    self.unreadCount = unreadCount
    self.missingCount = missingCount
    self.gaps = gaps
  }

  /// How many registrations have each lifetime, the most frequent first.
  package var lifetimes: [(name: String, count: Int)] {
    Dictionary(grouping: registrations, by: { $0.lifetime ?? "lifetime unknown" })
      .map { (name: $0.key, count: $0.value.count) }
      .sorted { (-$0.count, $0.name) < (-$1.count, $1.name) }
  }

  /// How many types fetch.
  package var typeCount: Int { Set(fetches.map(\.type)).subtracting([""]).count }
}
