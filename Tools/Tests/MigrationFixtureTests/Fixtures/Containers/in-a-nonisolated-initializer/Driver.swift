await MainActor.run {
  print(
    BollardClerk1715().turns(), BollardKeeper1715().both(), BollardMate1715().turns())
}
