print(GlacierHut().measure())
