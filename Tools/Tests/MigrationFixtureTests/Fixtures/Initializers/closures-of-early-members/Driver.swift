@MainActor func show6207() {
  let banner = Banner6207(frame: .zero)
  print(banner.action?() ?? false, Flag6207(frame: .zero).action?() ?? false, Eager6207(frame: .zero).isThere, Quick6207(frame: .zero).isThere)
  print(Held6207(frame: .zero).isThere)
}
await show6207()
