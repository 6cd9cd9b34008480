import DepFacts

/// Uses of what neither the project nor the catalogue declares.
extension UseReader {
  /// Keeps what a call of a type reaches that neither the project nor the catalogue declares.
  func keepStranger(_ index: Int, of facts: FileFacts, file: Int) {
    let effect = effects.followStranger(index, of: facts, file: file)
    let use = facts.uses[index]
    let path = facts.paths[Int(use.path)].components
    let owner = use.type >= 0 ? types.recordOfPart[file][Int(use.type)] : nil
    if policy.sdk.lists(path[0], in: .formatterMakers), !effects.isDeclared(path) {
      return keepFormatter(index, of: facts, file: file, owner: owner)
    }
    let isSubscripted = use.isSubscriptedName(path)
    guard
      let call = OutsideCall(
        path, qualifiers: effects.qualifierCount(of: path), isSubscripted: isSubscripted,
        reaching: effect, paths.catalogue, policy.sdk)
    else {
      if effect == .unknown { keepUnread(index, of: facts, file: file, owner: owner) }
      return
    }
    var decision = policy.decision(on: use, file: file, owner: owner)
    if decision.isCounted, !counted.contains(.navigation), effects.isPanel(call.name.baseName) {
      decision = .exempt(.navigation)
    }
    keep(
      call.kind, length: call.length, .init(name: call.name), call.suggestion,
      at: UseSite(use, index, of: facts, file: file, owner: owner), decision: decision,
      reach: .outside(effect))
  }

  /// Lists a formatter that follows the language and time zone of the device.
  private func keepFormatter(_ index: Int, of facts: FileFacts, file: Int, owner: Int?) {
    let use = facts.uses[index]
    let name = facts.paths[Int(use.path)].components[0]
    guard !counted.contains(.deviceFormat),
      policy.decision(on: use, file: file, owner: owner).isCounted
    else { return }
    let site = UseSite(use, index, of: facts, file: file, owner: owner)
    var dependency = site.dependency(.ambientValue, length: 1, .init(name: name), nil)
    dependency.expression = name
    dependency.reach = .outside(.locale)
    add(dependency, .exempt(.deviceFormat))
  }

  /// Lists what a package that was not read may do: the call of a static function, as
  /// `RecentsStore.clear()`, an object that the code makes, and a static subscript.
  private func keepUnread(_ index: Int, of facts: FileFacts, file: Int, owner: Int?) {
    let use = facts.uses[index]
    let path = facts.paths[Int(use.path)].components
    guard let (name, length) = unreadName(path, isSubscripted: use.isSubscriptedName(path)) else {
      return
    }
    var decision = policy.decision(on: use, file: file, owner: owner)
    if decision.isCounted, !counted.contains(.unreadCode) { decision = .exempt(.unreadCode) }
    keep(
      .staticFacade, length: length, .init(name: name), nil,
      at: UseSite(use, index, of: facts, file: file, owner: owner), decision: decision)
  }

  /// What of a package a chain asks, and how many of its components say so.
  private func unreadName(_ path: [String], isSubscripted: Bool) -> (String, length: Int)? {
    if isSubscripted { return (path[0] + "[]", 1) }
    guard let call = path.firstIndex(where: \.isCall),
      path[..<call].allSatisfy(\.isCapitalized)
    else { return nil }
    let names = path[...call].map(\.baseName)
    let isMade = names[call] == "init" || names[call].isCapitalized
    if isMade {
      let type = names[call] == "init" ? names.dropLast() : names[...]
      guard let last = type.last, !effects.isShown(last) else { return nil }
      return (type.joined(separator: "."), call + 1)
    }
    return call > 0 ? (names.joined(separator: "."), call + 1) : nil
  }
}
