await MainActor.run {
  let url = URL(fileURLWithPath: "/gannet")
  GannetLinks().openHome(url)
  GannetLinks().openMail(url)
  GannetHelp().open(url)
  GannetHelp().openAndTell(url)
}
