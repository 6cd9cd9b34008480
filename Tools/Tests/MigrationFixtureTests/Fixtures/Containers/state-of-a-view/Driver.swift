await MainActor.run {
  let view = AviaryView1408()
  print("made")
  print(view.shown)
}
