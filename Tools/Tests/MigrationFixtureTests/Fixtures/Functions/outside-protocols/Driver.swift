print(CrewBadge.names())
