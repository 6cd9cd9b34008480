import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// What becomes of the places that ask a container.
extension HandedContainerUses {
  /// What the initializer of the struct calls its parameter: what holds a container has a name.
  var containerName: String {
    guard container.isHeld else { return "container" }
    if let memberwise { return memberwise.parameters[memberwise.index].name }
    guard let (site, index) = initializers.first else { return "container" }
    return site.parameterSites[index].name
  }

  /// The field for each place that can have one.
  func drafts() throws(Refusal) -> [HandedField.Draft] {
    guard !reads.isEmpty || !filled.isEmpty else {
      if let (source, name) = otherUses.first, isNeeded {
        let line = source.position(at: name.lowerBound).line
        throw Refusal(.handsDownDependencies, "\(source.path):\(line) passes it on")
      }
      throw Refusal(.noDependencies, "no code of the type asks the container for anything")
    }
    var drafts: [HandedField.Draft] = []
    var first: Refusal?
    for read in reads {
      do throws(Refusal) {
        drafts.append(try draft(for: read))
      } catch {
        // A place may go on to ask a container that stays.
        guard keepsHolder else { throw error }
        first = first ?? error
      }
    }
    if drafts.isEmpty, let first { throw first }
    return drafts
  }

  private func draft(for read: ContainerRead) throws(Refusal) -> HandedField.Draft {
    if let member = read.site, let caller = early?.caller(of: member) {
      throw Refusal(.filledLater, "\(caller.initializer) calls '\(caller.member)'")
    }
    // Code that has the container may register in it what the place asks for.
    var field = field
    field.isLate = isPassedOn(before: read)
    return try field.draft(for: read)
  }

  /// Whether code other than that of the initializers asks the container.
  var asksLater: Bool {
    guard property != nil else { return false }
    return reads.contains { read in
      read.isThroughSelf
        || !initializers.contains { site, _ in
          site.source.file == read.source.file && site.node.inner.contains(read.range.lowerBound)
        }
    }
  }

  /// Whether code that runs before a place in the same initializer has the container itself.
  private func isPassedOn(before read: ContainerRead) -> Bool {
    guard isKept,
      let (site, _) = initializers.first(where: { site, _ in
        site.source.file == read.source.file && site.node.inner.contains(read.range.lowerBound)
      })
    else { return false }
    let names = site.namesAssigned(before: read.range.lowerBound)
    return names?.isDisjoint(with: shape.instanceFunctions.union(["self"])) != true
      || otherUses.contains { source, name in
        source.file == read.source.file && site.node.inner.contains(name.lowerBound)
          && name.lowerBound < read.range.lowerBound
      }
  }

  private var field: HandedField {
    let names = initializers.map { $0.0.parameterSites[$0.1].name } + [property?.name ?? ""]
    return HandedField(
      container: container, shape: shape, project: project,
      holders: container.isHeld ? Set(names + names.map { "self." + $0 }) : [],
      parameter: containerName)
  }

  /// What each place becomes; nothing for one that stays.
  func replacements(_ fields: HandedFields) -> [HandedContainerIntent.Replacement] {
    (keepsHolder ? [] : assignments)
      + reads.compactMap { read in
        (try? draft(for: read)).map {
          .init(source: read.source, range: read.range, text: fields.text(for: $0))
        }
      }
  }

  /// The places that go on to ask the container, with the reasons.
  var stayingReads: [HandedContainerIntent.StayingRead] {
    reads.compactMap { read in
      do throws(Refusal) {
        _ = try draft(for: read)
        return nil
      } catch {
        return .init(source: read.source, range: read.range, refusal: error)
      }
    }
  }
}

extension ContainerRead {
  /// Whether `self` stands before the name.
  fileprivate var isThroughSelf: Bool {
    let text = source.text(max(0, range.lowerBound - "self?.".utf8.count)..<range.lowerBound)
    return ["self.", "self?.", "self!."].contains(where: text.hasSuffix)
  }
}
