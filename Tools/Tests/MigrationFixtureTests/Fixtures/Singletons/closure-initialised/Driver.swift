print(Jeweller().ring())
