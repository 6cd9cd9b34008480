print(SpiceJar.sample("cumin").worth())
