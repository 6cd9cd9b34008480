internal import DepAudit
internal import DepFacts

/// A container of the audit for programs.
enum ContainerJSON {
  static func write(_ writer: inout JSONWriter, _ container: ContainerSummary) {
    writer.object {
      $0.field("name", container.name)
      $0.field("registrations") { $0.array(container.registrations, write) }
      $0.field("fetches") { $0.array(container.fetches, write) }
      $0.field("unread", container.unreadCount)
      $0.field("missing", container.missingCount)
      $0.field("incomplete") { $0.array(container.gaps, write) }
    }
  }

  private static func write(
    _ writer: inout JSONWriter, _ registration: ContainerSummary.Registration
  ) {
    writer.object {
      $0.field("name", registration.name)
      $0.field("lifetime") { write(&$0, registration.lifetime) }
      place(&$0, registration.file, registration.position)
      $0.field("readers") { $0.array(registration.readers) { $0.value($1) } }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ fetch: ContainerSummary.Fetch) {
    writer.object {
      $0.field("name") { write(&$0, fetch.name) }
      $0.field("type", fetch.type)
      place(&$0, fetch.file, fetch.position)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ gap: ContainerSummary.Gap) {
    writer.object {
      $0.field("reason", gap.reason)
      place(&$0, gap.file, gap.position)
    }
  }

  private static func place(
    _ writer: inout JSONWriter, _ file: String, _ position: SourcePosition
  ) {
    writer.field("file", file)
    writer.field("line", Int(position.line))
    writer.field("column", Int(position.column))
  }

  private static func write(_ writer: inout JSONWriter, _ text: String?) {
    if let text { writer.value(text) } else { writer.null() }
  }
}
