print(evening(), CampanileRinger().ring())
