await MainActor.run {
  let made: () -> KilnPrincipal6101 = KilnPrincipal6101.init
  print(made().hasStarted(), KilnExtension6101(shelf: 2).mark(), kiln6101())
}
