print(await QuarryCrew1974().work(), QuarryTally1974().add())
