MainActor.assumeIsolated {
  let button = BandicootButton()
  button.press()
  button.hold()
}
