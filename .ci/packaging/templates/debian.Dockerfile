# ScreenSpec @VERSION@ with git and Graphviz, for CI.
#
#   docker build -f debian.Dockerfile -t screenspec .
FROM debian:13-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates curl git graphviz \
    && rm -rf /var/lib/apt/lists/*
COPY screenspec-install.sh /usr/local/bin/screenspec-install
RUN SCREENSPEC_VERSION=@VERSION@ sh /usr/local/bin/screenspec-install /usr/local/bin \
    # A folder that somebody else owns is what a mounted project is.
    && git config --system --add safe.directory '*'
WORKDIR /project
ENTRYPOINT ["screenspec"]
