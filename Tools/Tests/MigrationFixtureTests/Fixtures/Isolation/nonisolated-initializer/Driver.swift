await MainActor.run {
  print(CleatClerk1716(name: "Ada").note("made fast"))
}
